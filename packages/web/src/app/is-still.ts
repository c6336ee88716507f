import { motion } from './settings.ts';

/** Whether nothing should move: asked of the system, or chosen here. */
export function isStill(): boolean {
  return motion.peek() === 'still' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
