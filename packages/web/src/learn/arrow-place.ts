const SIZE = 34;
const GAP = 6;

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

interface ArrowPlace {
  /** Where the arrow stands, seen from what it points at. */
  readonly from: 'above' | 'below' | 'left';
  readonly x: number;
  readonly y: number;
}

/** Above the target, or below it where there is no room above; beside it where it would hide the lesson's words. */
export function arrowPlace(target: Box, lesson: Box | undefined, width: number): ArrowPlace {
  const { left, right, top, bottom } = target;
  const x = Math.min(width - SIZE, Math.max(0, (left + right - SIZE) / 2));
  const above = top - SIZE - GAP;
  if (above > Math.min(lesson?.bottom ?? 0, top)) return { from: 'above', x, y: above };
  const below = bottom + GAP;
  const hidesLesson =
    lesson !== undefined &&
    x < lesson.right &&
    x + SIZE > lesson.left &&
    below < lesson.bottom &&
    below + SIZE > lesson.top;
  const beside = left - SIZE - GAP;
  if (hidesLesson && beside >= 0) return { from: 'left', x: beside, y: (top + bottom - SIZE) / 2 };
  return { from: 'below', x, y: below };
}
