import type { Result } from '@captains-table/kernel';
import type { TableScene } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { useSitting } from '../sitting-context.ts';
import { pictureOf } from './picture-of.ts';
import { ResultPicture } from './result-picture.tsx';

interface Props {
  readonly scene: TableScene;
  readonly result: Result;
}

/** The picture of the result, small. */
export default function ResultThumbnail({ scene, result }: Props): JSX.Element {
  return <ResultPicture {...pictureOf(useSitting(), scene, result)} />;
}
