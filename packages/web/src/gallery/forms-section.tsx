import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from '../design/forms/button.tsx';
import { Field } from '../design/forms/field.tsx';
import { IconButton } from '../design/forms/icon-button.tsx';
import { LinkButton } from '../design/forms/link-button.tsx';
import { NumberField } from '../design/forms/number-field.tsx';
import { Segmented } from '../design/forms/segmented.tsx';
import { Select } from '../design/forms/select.tsx';
import { Toggle } from '../design/forms/toggle.tsx';
import { Exhibit, GallerySection } from './exhibit.tsx';

export function FormsSection(): JSX.Element {
  return (
    <GallerySection id="buttons" title="Buttons and forms">
      <Buttons />
      <IconButtons />
      <LanguageExample />
      <Fields />
    </GallerySection>
  );
}

function Buttons(): JSX.Element {
  return (
    <Exhibit title="Buttons">
      <Button variant="primary" icon="wheel" size="l">
        Play now
      </Button>
      <Button size="l">Set a table for friends</Button>
      <Button variant="primary" icon="cards" part="20% bust">
        Draw a card
      </Button>
      <Button icon="anchor">Stop and take</Button>
      <Button variant="quiet" icon="undo">
        Undo
      </Button>
      <Button variant="quiet" icon="restart">
        Recommencer le tour
      </Button>
      <Button variant="quiet" icon="lantern-flame">
        Hint
      </Button>
      <Button blocked="Two more players are needed">Start</Button>
      <Button variant="primary" busy>
        Saving
      </Button>
      <LinkButton href="#buttons" variant="secondary" icon="open-book">
        Teach me
      </LinkButton>
    </Exhibit>
  );
}

function IconButtons(): JSX.Element {
  return (
    <Exhibit title="Icon buttons">
      <IconButton icon="help" label="Rules" />
      <IconButton icon="moon" label="Night chart" />
      <IconButton icon="cog" label="Settings" />
      <IconButton icon="chat" label="Chat, 3 new" count={3} />
      <IconButton icon="list" label="Text table" pressed />
    </Exhibit>
  );
}

function LanguageExample(): JSX.Element {
  const [language, setLanguage] = useState<'en' | 'fr' | 'nl'>('fr');
  return (
    <Exhibit title="Segmented">
      <Segmented
        label="Language of this page"
        options={[
          { value: 'en', label: 'English', lang: 'en' },
          { value: 'fr', label: 'Français', lang: 'fr' },
          { value: 'nl', label: 'Nederlands', lang: 'nl' },
        ]}
        value={language}
        onChange={setLanguage}
      />
    </Exhibit>
  );
}

function Fields(): JSX.Element {
  const [code, setCode] = useState('');
  const [name, setName] = useState('');
  const [players, setPlayers] = useState(3);
  const [bot, setBot] = useState<'easy' | 'strong'>('easy');
  const [coop, setCoop] = useState(true);
  const [sound, setSound] = useState(false);
  return (
    <Exhibit title="Fields">
      <div class="gallery-form">
        <Field label="Join by code" code placeholder="BRIG-41" value={code} onInput={setCode} />
        <Field
          label="Your name"
          hint="The others at the table see it."
          value={name}
          onInput={setName}
          maxLength={24}
        />
        <Field
          label="Table code"
          code
          value="BRIG-4"
          onInput={setCode}
          error="No table has this code. Codes look like BRIG-41."
        />
        <Select
          label="Bots"
          options={[
            { value: 'easy', label: 'Deckhand' },
            { value: 'strong', label: 'Old sea dog' },
          ]}
          value={bot}
          onChange={setBot}
        />
        <NumberField
          label="Players"
          hint="From 2 to 5."
          value={players}
          min={2}
          max={5}
          onChange={setPlayers}
          less="One fewer"
          more="One more"
        />
        <div>
          <Toggle label="Cooperative" hint="All against the time pile." checked={coop} onChange={setCoop} />
          <Toggle label="Sound" checked={sound} onChange={setSound} />
        </div>
      </div>
    </Exhibit>
  );
}
