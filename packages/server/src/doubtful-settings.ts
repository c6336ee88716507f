/** Settings without effect: a name that the server does not know, or a setting that counts only beside another one. */
import { SETTINGS } from './config.ts';

/** Only we read names that begin like this. */
const OURS = /^(BACKUP|CLOSE|OIDC|QUOTA|WEBHOOKS)_/;

const COUNTS_WITH: Readonly<Record<string, string>> = {
  BACKUP_EVERY_HOURS: 'BACKUP_DIR',
  BACKUP_KEEP: 'BACKUP_DIR',
  DATABASE_DIRECT_URL: 'DATABASE_URL',
  OIDC_CLIENT_ID: 'OIDC_ISSUER',
  OIDC_CLIENT_SECRET: 'OIDC_ISSUER',
  OIDC_NAME: 'OIDC_ISSUER',
  OIDC_SCOPE: 'OIDC_ISSUER',
  OTEL_EXPORTER_OTLP_HEADERS: 'OTEL_EXPORTER_OTLP_ENDPOINT',
  REDIS_CLUSTER: 'REDIS_URL',
};

/** One sentence each. None keeps a server from starting: several may share one file of settings. */
export function doubtfulSettings(
  environment: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  return Object.keys(environment)
    .toSorted()
    .flatMap((name) => {
      if (OURS.test(name) && !SETTINGS.includes(name)) return [`${name} is no setting of this server`];
      const other = COUNTS_WITH[name];
      if (other === undefined || environment[other] !== undefined) return [];
      return [`${name} has no effect without ${other}`];
    });
}
