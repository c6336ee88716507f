export function coastFiles(): Record<string, string>;
