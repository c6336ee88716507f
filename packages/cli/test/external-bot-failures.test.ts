/** What programs do wrong at the table, and how it is reported. */
import { describe, expect, test } from 'vitest';
import { ExternalBotError } from '../src/external-bot.ts';
import { firstMove, observation, newMatch, scripted, sit } from './external-bot-players.ts';

describe('a bot fails', () => {
  test.each([
    ['that crashes', 'process.exit(3);', 'ended with exit code 3'],
    ['that writes garbage', `write('Ahoy!');`, 'wrote a line that is no JSON object: Ahoy!'],
    ['that writes no object', `write('[1]');`, 'wrote a line that is no JSON object: [1]'],
    ['that writes too much', `write('x'.repeat(1_000_001));`, 'wrote a line of more than 1000000 bytes'],
    [
      'that breaks the rules',
      `answer(2, { move: { kind: 'fly' } });`,
      'chose {"move":{"kind":"fly"}}, which is',
    ],
    ['that counts too far', 'answer(2, { index: 99 });', 'chose {"index":99}, which is none of its'],
    ['that does not choose', 'answer(2, {});', 'chose {}, which is none of its'],
    ['that gives up', `write('{"id":2,"ok":false}');`, 'answered "choose" with {"id":2,"ok":false}'],
  ])('%s', async (_what, body, message) => {
    const command = scripted(`if (request.do === 'choose') { ${body} }`);
    const failure = firstMove(command);
    await expect(failure).rejects.toBeInstanceOf(ExternalBotError);
    await expect(failure).rejects.toThrow(`the bot "${command}" ${message}`);
  });

  test.each([
    ['whose command does not exist', 'there-is-no-such-bot 2>&-', 'was not found (exit code 127)'],
    ['that is killed', 'kill -KILL $$', 'was ended by SIGKILL'],
    [
      'that gives itself no name',
      `echo '{"id":1,"ok":true,"name":7}'; sleep 30`,
      'not a text of 1 to 80 letters',
    ],
    [
      'that refuses the game',
      `echo '{"id":1,"ok":false}'; sleep 30`,
      'answered "hello" with {"id":1,"ok":false}',
    ],
  ])('%s', async (_what, command, message) => {
    await expect(firstMove(command)).rejects.toThrow(message);
  });

  test.each([
    ['that does not choose in time', ''],
    ['that writes a line without end', `setInterval(() => process.stdout.write('x'.repeat(100_000)), 1);`],
  ])('%s', async (_what, body) => {
    const message = 'did not answer "choose" within 200 ms';
    await expect(firstMove(scripted(body), { milliseconds: 200 })).rejects.toThrow(message);
  });

  test.each([
    ['that does not say hello', 'sleep 30'],
    ['that does not listen', 'exec <&-; sleep 30'],
  ])('%s', async (_what, command) => {
    const message = 'did not answer "hello" within 200 ms';
    await expect(firstMove(command, { startMilliseconds: 200 })).rejects.toThrow(message);
  });

  test('once and for all', async () => {
    const match = await newMatch('stowaways');
    const bot = sit('exit 4', match, 0);
    await expect(bot.choose(observation(match, 0))).rejects.toThrow('ended with exit code 4');
    bot.saw?.(1, undefined, 3);
    await expect(bot.choose(observation(match, 0))).rejects.toThrow('ended with exit code 4');
    bot.close?.();
    bot.close?.();
  });

  test('to choose when it has left the table', async () => {
    const match = await newMatch('stowaways');
    const bot = sit('cat', match, 0);
    const asked = bot.choose(observation(match, 0));
    bot.close?.();
    await expect(asked).rejects.toThrow('has left the table');
    await expect(bot.choose(observation(match, 0))).rejects.toThrow('has left the table');
  });
});
