import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Ship } from '../design/drawings/ship.tsx';
import { Badge, Tag } from '../design/status/badge.tsx';
import { Button } from '../design/forms/button.tsx';
import { Countdown } from '../design/status/countdown.tsx';
import { Dialog } from '../design/overlays/dialog.tsx';
import { EmptyState } from '../design/status/empty-state.tsx';
import { Explain } from '../design/overlays/explain.tsx';
import { IconButton } from '../design/forms/icon-button.tsx';
import { Odds } from '../design/status/odds.tsx';
import { Panel } from '../design/layout/panel.tsx';
import { Sheet } from '../design/overlays/sheet.tsx';
import { Spinner } from '../design/status/spinner.tsx';
import { StatusLine } from '../design/status/status-line.tsx';
import { Tabs } from '../design/layout/tabs.tsx';
import { Toasts } from '../design/overlays/toasts.tsx';
import { Tooltip } from '../design/overlays/tooltip.tsx';
import { Exhibit, GallerySection } from './exhibit.tsx';

export function PartsSection(): JSX.Element {
  return (
    <GallerySection id="parts" title="Parts">
      <Overlays />
      <PanelAndTabs />
      <ExplainedWords />
      <Messages />
      <SmallThings />
      <Empty />
    </GallerySection>
  );
}

function Overlays(): JSX.Element {
  const [open, setOpen] = useState<'dialog' | 'sheet' | undefined>(undefined);
  const close = () => setOpen(undefined);
  return (
    <Exhibit title="Dialog and sheet">
      <Button onClick={() => setOpen('dialog')}>Open a dialog</Button>
      <Button onClick={() => setOpen('sheet')}>Open a sheet</Button>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Leave the table?"
        closeLabel="Close"
        actions={
          <>
            <Button variant="primary" onClick={close}>
              Stay
            </Button>
            <Button onClick={close}>Leave, a bot takes my seat</Button>
          </>
        }
      >
        <p>The game goes on without you. You can come back with the same link and take your seat again.</p>
      </Dialog>
      <Sheet open={open === 'sheet'} onClose={close} title="Rules" closeLabel="Close">
        <p>Draw one card after another. Stop before two ships of a colour meet that you cannot repel.</p>
      </Sheet>
    </Exhibit>
  );
}

function PanelAndTabs(): JSX.Element {
  const [tab, setTab] = useState<'log' | 'chat' | 'rules'>('log');
  return (
    <Exhibit title="Panel and tabs">
      <Panel title="My games" aside="3 under way" class="gallery-grows">
        <Tabs
          label="Table"
          tabs={[
            { id: 'log', label: 'Ship’s log', icon: 'scroll-quill' },
            { id: 'chat', label: 'Chat', icon: 'chat', count: 2 },
            { id: 'rules', label: 'Rules', icon: 'open-book' },
          ]}
          selected={tab}
          onSelect={setTab}
        >
          <p>Inès repelled a red frigate. This is the tab “{tab}”.</p>
        </Tabs>
      </Panel>
      <Panel title="Waiting" rule="single" level={3} class="gallery-grows">
        <p>A single rule for what stays in the background.</p>
      </Panel>
    </Exhibit>
  );
}

function ExplainedWords(): JSX.Element {
  return (
    <Exhibit title="Explained words" stacked>
      <p>
        You need two{' '}
        <Explain text="Captains count as anchors. A jack of all trades does too.">anchors</Explain> and one
        house.{' '}
        <Tooltip text="Puts the flute back. Nothing new was revealed since.">
          {(id) => <IconButton icon="undo" label="Undo" aria-describedby={id} />}
        </Tooltip>
      </p>
    </Exhibit>
  );
}

function Messages(): JSX.Element {
  return (
    <Exhibit title="Messages" stacked>
      <StatusLine>Saved.</StatusLine>
      <StatusLine tone="good">Connected again. Nothing was lost.</StatusLine>
      <StatusLine tone="risk">No connection. Your moves are kept and sent later.</StatusLine>
      <div class="gallery-inline-status">
        <Toasts
          dismissLabel="Dismiss"
          onDismiss={() => undefined}
          toasts={[
            { id: 'a', text: 'Joost has taken a seat.' },
            { id: 'b', text: 'It is your turn.', tone: 'good', action: <Button>Go there</Button> },
            { id: 'c', text: 'The frigate cannot be repelled: you have 2 of 3 sabres.', tone: 'risk' },
          ]}
        />
      </div>
    </Exhibit>
  );
}

function SmallThings(): JSX.Element {
  return (
    <Exhibit title="Small things">
      <Badge>3</Badge>
      <Badge tone="ink">12</Badge>
      <Badge tone="risk">!</Badge>
      <Tag>Bot</Tag>
      <Tag tone="sea">Your turn</Tag>
      <Tag tone="good">Ready</Tag>
      <Tag tone="risk">Asleep</Tag>
      <Spinner label="Looking for the table" />
      <Odds share={0.03} title="3% bust" detail="2 of 61" />
      <Odds share={0.2} title="20% bust" detail="12 of 61" />
      <Odds share={0.4} title="40% bust" detail="24 of 61" />
      <Odds share={0} title="No risk" detail="0 of 61" safe />
      <Countdown seconds={154} of={180} label="Time of Inès" />
      <Countdown seconds={17} of={180} label="Time of Joost" />
    </Exhibit>
  );
}

function Empty(): JSX.Element {
  return (
    <Exhibit title="Empty state">
      <div class="gallery-empty">
        <EmptyState
          title="No games under way"
          text="Play against three bots at once, or set a table and send the link to friends."
          drawing={
            <svg viewBox="0 0 120 96" aria-hidden="true">
              <Ship kind="p" neutral />
            </svg>
          }
          action={<Button variant="primary">Play now</Button>}
        />
      </div>
    </Exhibit>
  );
}
