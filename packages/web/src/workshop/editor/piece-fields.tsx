/** The fields of a piece, each with where its value comes from. */
import { isRecord, sameJson } from '@captains-table/kernel';
import type { Field, FieldType } from '@captains-table/catalogue/pieces';
import { fieldsOf } from '@captains-table/catalogue/pieces';
import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { IconName } from '../../design/icon.tsx';
import { Icon } from '../../design/icon.tsx';
import type { OpenPack, Spot } from '../open-pack.ts';
import type { Naming } from '../naming.ts';
import { faultInWords, fieldName, fieldTitle, valueInWords } from '../naming.ts';
import { isAboutSources, sourceOfField } from '../pack/provenance.ts';
import { ProvenanceSign } from '../provenance-sign.tsx';
import { workshopWords } from '../words.ts';
import { useBlanks } from './blanks.ts';
import { choosersOf, firstValue, withCase } from './first-value.ts';
import { problemsOf } from './piece-messages.tsx';
import { ValueEditor } from './value-editor.tsx';

interface Props {
  readonly openPack: OpenPack;
  readonly spot: Spot;
  readonly naming: Naming;
}

/** A field that was added stands elsewhere than the button that added it: the focus goes there. */
function useAdded() {
  const shown = useRef<HTMLDivElement>(null);
  const added = useRef<string | undefined>(undefined);
  useLayoutEffect(() => {
    if (added.current === undefined) return;
    const field = shown.current?.querySelector(`[data-field="${added.current}"]`);
    added.current = undefined;
    field?.querySelector<HTMLElement>('input, select, button')?.focus();
  });
  return { shown, added };
}

export function PieceFields({ openPack, spot, naming }: Props): JSX.Element {
  const blanks = useBlanks();
  const { shown, added } = useAdded();
  const { collection } = spot;
  const { type } = collection;
  const piece = openPack.pieceAt(spot);
  if (!isRecord(piece)) {
    return (
      <div class="ws-fields">
        <ValueEditor
          type={type}
          value={piece}
          label={naming.pieceNamed(collection.id, spot.key)}
          onChange={(next) => openPack.setPiece(spot, next)}
        />
      </div>
    );
  }
  const choosers = new Set(choosersOf(type, piece, blanks).map(({ by }) => by));
  const fields = fieldsOf(type, piece, naming.definitions).filter(
    ({ name }) => name !== collection.by && !isAboutSources(name),
  );
  // What is short stands beside the drawing, what is long below it.
  const there = fields
    .filter(({ name, optional }) => !optional || piece[name] !== undefined)
    .toSorted((a, b) => Number(isWide(a.type)) - Number(isWide(b.type)));
  const absent = fields.filter(({ name, optional }) => optional && piece[name] === undefined);
  const change = (field: Field, next: unknown) => {
    if (choosers.has(field.name))
      openPack.setPiece(spot, withCase(type, piece, { [field.name]: next }, blanks));
    else openPack.setField(spot, field.name, next);
  };
  return (
    <div class="ws-fields" ref={shown}>
      {there.map((field) => (
        <PieceField
          key={field.name}
          openPack={openPack}
          spot={spot}
          naming={naming}
          field={field}
          piece={piece}
        >
          <ValueEditor
            type={typeShown(field, type)}
            value={piece[field.name]}
            label={fieldTitle(field.name, naming, collection.id)}
            onChange={(next) => change(field, next)}
          />
        </PieceField>
      ))}
      {absent.length > 0 && (
        <div class="ws-absent">
          {absent.map(({ name, type: of }) => (
            <button
              key={name}
              type="button"
              class="ws-add"
              aria-label={workshopWords.value.editor.add(fieldName(name, naming, collection.id))}
              onClick={() => {
                added.current = name;
                openPack.setField(spot, name, firstValue(of, blanks));
              }}
            >
              <Icon name="plus" /> {fieldName(name, naming, collection.id)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** The field that chooses a case can take the values of all cases; the schema of one case knows only its own. */
function typeShown(field: Field, type: FieldType): FieldType {
  if (type.kind !== 'variant' || type.by !== field.name) return field.type;
  return { kind: 'choice', choices: type.cases.flatMap(({ when }) => when) };
}

interface FieldProps extends Props {
  readonly field: Field;
  readonly piece: Readonly<Record<string, unknown>>;
  readonly children: ComponentChildren;
}

function PieceField({ openPack, spot, naming, field, piece, children }: FieldProps): JSX.Element {
  const { editor } = workshopWords.value;
  const ours = openPack.oursAt(spot);
  const before = isRecord(ours) ? ours[field.name] : undefined;
  const changed = isRecord(ours) && !sameJson(before, piece[field.name]);
  const title = fieldTitle(field.name, naming, spot.collection.id);
  const problems = problemsOf(openPack, spot).filter(
    ({ field: at }) => at === field.name || at?.startsWith(`${field.name}.`) === true,
  );
  return (
    <fieldset class={isWide(field.type) ? 'ws-field ws-field-wide' : 'ws-field'} data-field={field.name}>
      <legend>
        {title} <ProvenanceSign source={sourceOfField(spot.collection, piece, ours, field.name)} />
      </legend>
      <div class="ws-control">
        {children}
        {field.optional && (
          <SmallButton
            icon="close"
            label={editor.drop(title)}
            onClick={() => openPack.setField(spot, field.name, undefined)}
          />
        )}
      </div>
      {changed && (
        <p class="ws-had">
          <span>
            {before === undefined ? editor.hadNone : editor.had(valueInWords(field.type, before, naming))}
          </span>
          <SmallButton
            icon="undo"
            label={editor.revertField(title)}
            onClick={() => openPack.setField(spot, field.name, before)}
          />
        </p>
      )}
      {problems.map((problem, at) => (
        <p
          key={at}
          class={problem.grade === 'error' ? 'ws-problem ws-problem-error' : 'ws-problem'}
          role="alert"
        >
          <Icon name="warning" /> {faultInWords(problem, naming)}
        </p>
      ))}
    </fieldset>
  );
}

/** A number or a choice takes half the room. */
function isWide(type: FieldType): boolean {
  return !['number', 'choice', 'flag', 'text', 'reference', 'either'].includes(type.kind);
}

interface SmallButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => void;
}

function SmallButton({ icon, label, onClick }: SmallButtonProps): JSX.Element {
  return (
    <button type="button" class="ws-drop" aria-label={label} title={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
