import type { BoardTopic } from './maracaibo-texts.ts';

/** The help that boards quote. */
export const HELP: Readonly<Record<BoardTopic, string>> = {
  'fight-for':
    'Le jeton montre pour chaque nation une valeur de combat, et ce qu’il en coûte ou rapporte de combattre pour elle. Choisissez une nation\u00a0: tout le combat se mène pour elle.',
  combat:
    'Dépensez la valeur de combat en actions de combat, chacune une seule fois par tour. Points de combat et espions de votre navire l’augmentent de 1 chacun. Ce qui reste à la fin est perdu, et le jeton est à vous.',
  draw: 'Piochez carte par carte jusqu’à la limite de votre main, dans la pioche ou parmi les cartes visibles, à 1 doublon chacune. Les cartes visibles sont complétées quand votre main est pleine.',
  'influence-and-rank':
    'Les bandes rouges d’une piste d’influence sont des rangs de noblesse. Au décompte final, votre rang auprès de chaque nation est multiplié par les cases vides de sa réserve, plus un bonus de majorité. La plus grande influence auprès d’une nation rapporte 3\u00a0PV.',
  upgrades:
    'Deux disques couvrent chacune des douze zones de votre navire. Livraisons, villes, cartes et quêtes retirent des disques. Une zone libérée donne une récompense immédiate ou un effet permanent.',
  careers:
    'Complétez un objectif à sa condition modeste pour des doublons et un espion, ou attendez la condition complexe, qui rapporte aussi des PV. Chacun ne se complète qu’une fois. Les trois ensemble rapportent encore 2 doublons et 2\u00a0PV.',
  solo: 'Vous jouez contre Jeanne. Une carte Automa dit jusqu’où elle navigue et ce qu’elle fait, et les villages sans quête ne comptent pas pour elle. Elle marque des PV pour ses quêtes, et d’autres si elle vous devance en quêtes, en améliorations ou en exploration.',
};
