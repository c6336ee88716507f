/** Why a person is reported to the host. Apart from the schemas: pages need no more than this. */
export const REPORT_REASONS = ['words', 'name', 'play', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
export const MAX_REPORT_LENGTH = 1_000;
