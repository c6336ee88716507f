import { Conversation } from './external-bot-conversation.ts';

/** Programs that play one game after the other: each is started when it is first needed, and stays. */
export class ExternalPrograms {
  /** Those that play in no game now, by their command. */
  readonly #idle = new Map<string, Conversation[]>();
  readonly #played = new Set<string>();

  /** One that runs the command, and is the taker's alone until it is given back. */
  take(command: string): Conversation {
    const idle = this.#idle.get(command) ?? [];
    // One that ended while it had nothing to do is not missed.
    for (let one = idle.pop(); one !== undefined; one = idle.pop()) if (one.isIdle) return one;
    return new Conversation(command);
  }

  /** One that has failed, or still owes an answer, is not asked again. */
  giveBack(command: string, conversation: Conversation): void {
    if (!conversation.isIdle) {
      conversation.quit();
      return;
    }
    const idle = this.#idle.get(command) ?? [];
    this.#idle.set(command, idle);
    if (!idle.includes(conversation)) idle.push(conversation);
  }

  noteMove(command: string): void {
    this.#played.add(command);
  }

  /** Whether the command has ever chosen a move: one that has not is no bot, or does not know the game. */
  hasPlayed(command: string): boolean {
    return this.#played.has(command);
  }

  close(): void {
    for (const conversation of [...this.#idle.values()].flat()) conversation.quit();
    this.#idle.clear();
  }
}
