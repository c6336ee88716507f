/** The content as shipped, as it is written: names are not numbers yet, and each value says where it comes from. */
import board from '../content/board.json' with { type: 'json' };
import careers from '../content/careers.json' with { type: 'json' };
import classic from '../content/classic.json' with { type: 'json' };
import figures from '../content/figures.json' with { type: 'json' };
import jeanne from '../content/jeanne.json' with { type: 'json' };
import legacy from '../content/legacy.json' with { type: 'json' };
import projectsA from '../content/projects-a.json' with { type: 'json' };
import projectsArmada from '../content/projects-armada.json' with { type: 'json' };
import projectsB from '../content/projects-b.json' with { type: 'json' };
import projectsC from '../content/projects-c.json' with { type: 'json' };
import ship from '../content/ship.json' with { type: 'json' };
import story from '../content/story.json' with { type: 'json' };
import tiles from '../content/tiles.json' with { type: 'json' };
import tracks from '../content/tracks.json' with { type: 'json' };

export const WRITTEN = {
  locations: board.locations,
  routes: board.routes,
  tracks,
  synergies: tiles.synergies,
  cityTiles: tiles.cityTiles,
  combatTokens: tiles.combatTokens,
  quests: tiles.quests,
  storyTiles: tiles.storyTiles,
  prestige: tiles.prestige,
  upgrades: tiles.upgrades,
  villageActions: ship.villageActions,
  combatActions: ship.combatActions,
  careerReward: careers.complete,
  careers: careers.careers,
  armadaCareers: careers.armada,
  legacy: legacy.tiles,
  cards: [...projectsA.cards, ...projectsB.cards, ...projectsArmada.cards, ...projectsC.cards],
  classic: classic.cards,
  chapters: story.chapters,
  storyStarts: story.starts,
  storyCards: story.cards,
  endings: story.endings,
  jeanne,
  figures,
};
