import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { insist } from '../../src/app/fetch-again.ts';

describe('a part that cannot be fetched', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('navigator', { onLine: true });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('is asked for again until a server answers', async () => {
    const load = vi.fn<() => Promise<string>>();
    load.mockRejectedValueOnce(new Error('gone')).mockRejectedValueOnce(new Error('gone'));
    load.mockResolvedValue('there');
    const part = insist(load);
    await vi.runAllTimersAsync();
    await expect(part).resolves.toBe('there');
    expect(load).toHaveBeenCalledTimes(3);
  });

  test('is given up within five seconds', async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('gone'));
    const part = insist(load).catch((error: unknown) => String(error));
    await vi.advanceTimersByTimeAsync(5_000);
    await expect(part).resolves.toBe('Error: gone');
    expect(load).toHaveBeenCalledTimes(4);
  });

  test('is not waited for without a network', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('gone'));
    await expect(insist(load)).rejects.toThrow('gone');
    expect(load).toHaveBeenCalledTimes(1);
  });
});
