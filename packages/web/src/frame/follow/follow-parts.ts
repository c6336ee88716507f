/** What is shown while others play. It is fetched when the player first touches the page. */
export { FollowControls } from './follow-controls.tsx';
export { MomentBanner } from './moment-banner.tsx';
export { Return } from './return.tsx';
export { TurnBubble } from './turn-bubble.tsx';
