import type { JSX } from 'preact';
import { PageFrame } from '../page-frame.tsx';

export default function LearnPage(_props: { readonly game?: string | undefined }): JSX.Element {
  return <PageFrame title="LearnPage">…</PageFrame>;
}
