/** What a client would read if this were sent to it: optional fields that are undefined are absent. */
export function asSent<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}
