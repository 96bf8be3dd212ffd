/** Chooses related records: searches all of them on the server, loads more on demand, and makes a missing one where that is allowed. Rule: LST-7. */
import Autocomplete from '@mui/material/Autocomplete';
import { useEffect, useMemo, useRef, useState, type ComponentType, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { shallowEqual } from 'react-redux';
import type { Choosable, Ref } from '#shared/kit/resource';
import { useCan } from '../../store/access';
import type { Row } from '../../services/serviceResults';
import { useAppSelector } from '../../store/hooks';
import { nameOf, type AnyModule } from '../anyModule';
import { useFetched } from '../useFetched';
import { CreateDialog } from './CreateDialog';
import type { Creating } from './fields';
import { PickerInput, renderChoice, type Choice, usePickerParts } from './PickerParts';
import { TellApart, tellingApart } from './TellApart';
import { useChoices } from './useChoices';

type Props = {
  id: string;
  /** What is chosen, as `item.tags`: the picker's own list in the module. */
  list: string;
  module: AnyModule;
  /** Which of its records can be chosen. */
  where?: Choosable | undefined;
  label: string;
  value: readonly Ref[];
  onChange: (value: readonly Ref[]) => void;
  multiple?: boolean;
  create?: Creating | undefined;
  /** The second line of each record; by default only those of the same name have one. */
  about?: ComponentType<{ readonly row: Row }> | undefined;
  /** Ids of records that are not offered. */
  without?: readonly string[] | undefined;
  onBlur?: (() => void) | undefined;
  invalid?: boolean;
  describedBy?: string | undefined;
  required?: boolean;
  size?: 'small' | 'medium';
};

/** The chosen records by name; those that haven't come by yet are asked for. The same array until one changes: a new one would clear what is typed. */
function useChosen(module: AnyModule, value: readonly Ref[]): Choice[] {
  const ids = value.map(({ id }) => id).join(' ');
  const chosen = useMemo(() => ids.split(' ').filter(Boolean), [ids]);
  useFetched(module, chosen);
  const names = useAppSelector(
    (state) => chosen.map((id) => module.selectors.byId(state, id)).map((row) => (row ? nameOf(module, row) : '…')),
    shallowEqual,
  );
  return useMemo(() => chosen.map((id, index) => ({ id, name: names[index] ?? '…' })), [chosen, names]);
}

type Offer = ReturnType<typeof useChoices>;

/** The second line of a record. */
const lineOf = ({ module, about: About }: Props, row: Row, names: readonly string[] | undefined) =>
  About ? <About row={row} /> : names && <TellApart module={module} row={row} names={names} />;

function useOptions(props: Props, chosen: readonly Choice[], { rows, left, searching, isCutOff }: Offer, text: string): Choice[] {
  const { module, create, about, without = [] } = props;
  const { t } = useTranslation('form');
  const mayCreate = useCan(module.name, 'add') && create !== undefined;
  const apart = useMemo(() => tellingApart(module, rows), [module, rows]);
  const found = rows
    .filter(({ id }) => !without.includes(id))
    .map((row): Choice => ({ id: row.id, name: nameOf(module, row), more: lineOf(props, row, apart.get(row.id)) }));
  const first = text ? [] : chosen.filter(({ id }) => !found.some((one) => one.id === id));
  const typed = text.trim();
  // Records that need a second line share their names: another one of this name can be made, too.
  const known = !about && found.some(({ name }) => name.toLowerCase() === typed.toLowerCase());
  return [
    ...first,
    ...found,
    ...(left > 0 ? [{ id: 'more', name: t('loadMore', { left }), does: 'more' as const }] : []),
    ...(mayCreate && !searching && !known
      ? [{ id: 'create', name: typed ? t('create', { name: typed }) : t('createNew'), does: 'create' as const }]
      : []),
    ...(isCutOff ? [{ id: 'note', name: t('onlyKnown'), does: 'note' as const }] : []),
  ];
}

/** Which of the options is highlighted, as the input tells who hears it; MUI's own place of it may lie beyond options that have just changed. */
const placeHighlighted = (input: Element): number =>
  Number(/-option-(\d+)$/.exec(input.getAttribute('aria-activedescendant') ?? '')?.[1] ?? -1);

/** More records leave the list scrolled where it was; MUI would show its top. */
function useKeptScroll(id: string, count: number) {
  const kept = useRef<number | null>(null);
  useEffect(() => {
    const list = document.getElementById(`${id}-listbox`);
    if (list && kept.current !== null) list.scrollTop = kept.current;
    kept.current = null;
  }, [id, count]);
  return () => {
    kept.current = document.getElementById(`${id}-listbox`)?.scrollTop ?? null;
  };
}

/** The list of a picker: whether it is open, what is typed and offered, and what a press of a line or of Enter does. */
function usePickerList(props: Props) {
  const { id, list, module, where, value } = props;
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  /** The name of the record that is being made; null while there is none. */
  const [creating, setCreating] = useState<string | null>(null);
  const offer = useChoices({ module, list, where }, open ? text : '', open);
  const chosen = useChosen(module, value);
  const options = useOptions(props, chosen, offer, text);
  const keepScroll = useKeptScroll(id, offer.rows.length);
  const does = (choice: Choice) => {
    if (choice.does === 'more') {
      keepScroll();
      return offer.more();
    }
    setCreating(text.trim());
    setOpen(false);
  };
  return {
    open,
    onOpen: () => setOpen(true),
    close: () => {
      setOpen(false);
      setText('');
    },
    text,
    setText,
    creating,
    setCreating,
    offer,
    chosen,
    options,
    does,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !open) return;
      // While the list is open, Enter is the list's: it never sends the form.
      event.preventDefault();
      const choice = options[placeHighlighted(event.target as Element)];
      if (choice && !choice.does) return;
      Object.assign(event, { defaultMuiPrevented: true });
      if (choice) does(choice);
    },
  };
}

/** What the input shows: what is typed; of a single choice, its name while nothing is. */
const shownIn = ({ open, text, chosen }: ReturnType<typeof usePickerList>, multiple: boolean): string =>
  multiple || (open && text) ? text : text || (chosen[0]?.name ?? '');

/** As a list: nothing, one choice or several. */
const listed = (next: Choice | readonly Choice[] | null): readonly Choice[] => {
  if (next === null) return [];
  return 'id' in next ? [next] : next;
};

export function RelationPicker(props: Props) {
  const { t } = useTranslation('form');
  const picker = usePickerParts();
  const { id, module, value, onChange, multiple = false, create, size = 'small' } = props;
  const list = usePickerList(props);
  const { open, chosen, offer, creating, setCreating } = list;
  const refTo = (record: string): Ref => ({ type: module.resource.type, id: record });
  return (
    <>
      <Autocomplete<Choice, boolean>
        id={id}
        size={size}
        multiple={multiple}
        // Closed here instead: where MUI closes it, it forgets with the next rendering what is highlighted.
        disableCloseOnSelect
        open={open}
        onOpen={list.onOpen}
        onClose={list.close}
        value={multiple ? chosen : (chosen[0] ?? null)}
        onChange={(_, next, reason) => {
          onChange(listed(next).map((choice) => refTo(choice.id)));
          if (reason === 'selectOption' && !multiple) list.close();
        }}
        inputValue={shownIn(list, multiple)}
        onInputChange={(_, typed, reason) => list.setText(reason === 'input' ? typed : '')}
        options={list.options}
        filterOptions={(all) => all}
        // Once something is typed, Enter chooses what is found first.
        autoHighlight={list.text.trim() !== ''}
        getOptionLabel={({ name }) => name}
        getOptionDisabled={({ does }) => does === 'note'}
        getOptionKey={(choice) => choice.id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        onKeyDown={list.onKeyDown}
        loading={offer.searching}
        loadingText={t('searching')}
        noOptionsText={offer.failed ? t('searchFailed') : t('nothingFound')}
        {...picker}
        onBlur={props.onBlur}
        renderOption={renderChoice(list.does)}
        renderInput={(params) => (
          <PickerInput
            params={params}
            id={id}
            label={props.label}
            empty={!value.length}
            searching={open && offer.searching}
            invalid={props.invalid}
            describedBy={props.describedBy}
            required={props.required}
          />
        )}
      />
      {create && creating !== null && (
        <CreateDialog
          module={module}
          {...create}
          typed={creating}
          onClose={() => setCreating(null)}
          onCreated={(made) => {
            setCreating(null);
            onChange(multiple ? [...value, refTo(made)] : [refTo(made)]);
          }}
        />
      )}
    </>
  );
}
