export type { Course, Choice, Question } from './question.ts';
export { matchAt } from './question.ts';
export type { CourseSetup, Judge } from './course.ts';
export type { JudgedMove, JudgeOptions } from './judge.ts';
export { judgeInSteps } from './judge.ts';
export { makeDaily } from './daily.ts';
export { MOST_POINTS } from './points.ts';
export { checked, courseOf, findPuzzle, puzzleTrouble } from './puzzles.ts';
