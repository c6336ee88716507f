/** What one connection has been shown of its tables: whole scenes, and changes to them. */
export class Scenes {
  #shown = new Map();

  of(table) {
    return this.#shown.get(table)?.scene;
  }

  /** Throws when a change does not follow what was shown before: then something was left out. */
  learn({ table, revision, from, scene, patch }) {
    const before = this.#shown.get(table);
    if (scene === undefined && before?.revision !== from) throw new Error('a change was missed');
    const now = scene ?? patch.reduce((value, step) => changed(value, step[0], step), before.scene);
    this.#shown.set(table, { revision, scene: now });
    return now;
  }

  forget(table) {
    this.#shown.delete(table);
  }

  forgetAll() {
    this.#shown.clear();
  }
}

/** docs/protocol.md: `[path, value]` sets, `[path]` removes, `[path, start, count, items]` splices. */
function changed(value, [key, ...deeper], step) {
  if (key === undefined) return step.length === 2 ? step[1] : value.toSpliced(step[1], step[2], ...step[3]);
  if (Array.isArray(value)) return value.with(key, changed(value[key], deeper, step));
  const { [key]: old, ...others } = value;
  if (step.length === 1 && deeper.length === 0) return others;
  return { ...others, [key]: changed(old, deeper, step) };
}
