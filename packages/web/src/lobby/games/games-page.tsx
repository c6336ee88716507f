import type { JSX } from 'preact';
import { PageFrame } from '../page-frame.tsx';

export default function GamesPage(_props: { readonly game?: string | undefined }): JSX.Element {
  return <PageFrame title="GamesPage">…</PageFrame>;
}
