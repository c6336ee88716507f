import type { JSX } from 'preact';
import { PageFrame } from '../page-frame.tsx';

export default function CreditsPage(_props: { readonly game?: string | undefined }): JSX.Element {
  return <PageFrame title="CreditsPage">…</PageFrame>;
}
