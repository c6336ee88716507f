/** A mistake of the player's own as an exercise: the position before it, on the board it was played on. */
import type { AnyMatch, Move } from '@captains-table/kernel';
import { findLegal, Match, must, sameJson } from '@captains-table/kernel';
import { gameAtHand } from '../app/games.ts';
import { thinkers } from '../local/thinkers.ts';
import type { Exercise, Verdict } from './exercise.ts';
import type { OwnMistake } from './mistakes.ts';
import { keepFound } from './mistakes.ts';
import { recordingOf } from './study-games.ts';
import { dailyWords } from './words.ts';

/** Playouts for a move that the study has not looked at. */
const PLAYOUTS = 1_500;
/** A smaller difference is noise. */
const JUST_AS_GOOD = 0.01;

/** Rejects where the game is gone, or the server out of reach. */
export async function mistakeExercise(mistake: OwnMistake, title: string): Promise<Exercise> {
  const recording = await recordingOf(mistake);
  const document = await recording.document();
  const { game } = must(await gameAtHand(document.game, document.rules));
  const whole: AnyMatch = Match.fromDocument(game, document);
  const match: AnyMatch = new Match(game, whole);
  for (const { seat, move } of whole.line.slice(0, mistake.number - 1)) match.play(seat, move);
  const legal = match.legal(mistake.seat);
  const better = must(findLegal(legal, mistake.better));
  return {
    title,
    ask: dailyWords.peek().card.askMistake,
    match,
    seat: mistake.seat,
    seats: must(recording.scene.peek()).seats,
    judge: (choice) => verdictOn(match, mistake, better, must(legal[choice])),
  };
}

async function verdictOn(match: AnyMatch, mistake: OwnMistake, better: Move, chosen: Move): Promise<Verdict> {
  const { card } = dailyWords.peek();
  const { game, options, state, commitment } = match;
  const judged = await thinkers().judge({
    game: game.meta.id,
    rules: game.meta.rulesVersion,
    options,
    state,
    seat: mistake.seat,
    seed: commitment,
    iterations: PLAYOUTS,
    reasons: true,
  });
  const of = (move: Move) => must(judged.find((one) => sameJson(one.move, move)));
  const [mine, best] = [of(chosen), of(better)];
  const same = sameJson(chosen, better);
  const asGood = !same && !sameJson(chosen, mistake.played) && mine.value >= best.value - JUST_AS_GOOD;
  if (same || asGood) keepFound(mistake);
  return {
    said: same ? card.found : asGood ? card.foundToo : card.notFound,
    good: same || asGood,
    chosen: same ? better : chosen,
    captain: better,
    chances: [mine.value, best.value],
    ...(sameJson(chosen, mistake.played) ? {} : { before: mistake.played }),
    reasons: best.reasons,
    figures: best.figures,
  };
}
