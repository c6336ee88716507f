export function iconFiles(): Record<string, string>;
