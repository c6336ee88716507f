/** What lies over the table when it is asked for. It is fetched when the player first touches the page. */
export { SinceLastTurn } from '../follow/since-last-turn.tsx';
export { Help } from '../help/help.tsx';
export { HintMarks } from '../help/hint-marks.tsx';
export { Hints } from '../help/hints.tsx';
export { KeyList } from '../keys/key-list.tsx';
export { ConfirmMove } from '../menu/confirm-move.tsx';
export { Replace } from '../menu/replace.tsx';
export { Resign } from '../menu/resign.tsx';
export { TableMenu } from '../menu/table-menu.tsx';
export { TableSettings } from '../menu/table-settings.tsx';
export { TakeBack } from '../menu/take-back.tsx';
