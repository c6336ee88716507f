export { generate } from './generate.ts';
export { playMatches } from './matches.ts';
export { SampleReader } from './samples.ts';
export { subjectOf } from './subject.ts';
export { summaryOf } from './summary.ts';
export { train } from './train.ts';
export type { MatchLine } from './matches.ts';
export type { Subject } from './subject.ts';
