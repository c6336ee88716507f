/** What is in the sheets that are seldom opened: it comes with the first of them. */
export { Help } from '../help/help.tsx';
export { KeyList } from '../keys/key-list.tsx';
export { TableMenu } from '../menu/table-menu.tsx';
export { TableSettings } from '../menu/table-settings.tsx';
