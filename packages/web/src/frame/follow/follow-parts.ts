/** What is shown while others play. */
export { FollowControls } from './follow-controls.tsx';
export { TurnBubble } from './turn-bubble.tsx';
