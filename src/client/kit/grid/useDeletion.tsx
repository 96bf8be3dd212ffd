/** Deleting from a list: asks, deletes at once, offers to undo, and says which row shall have the focus next. Rule: LST-6. */
import { Suspense, useCallback, useState, type ComponentType, type ReactNode } from 'react';
import { part } from '../../ui/lazyPart';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '../../store/hooks';
import type { Chosen, Row } from '../../services/serviceResults';
import { useLater } from '../../ui/prefetch';
import { nameOf, type AnyModule } from '../anyModule';
import { newId } from '../../storeKit/ids';
import type { Grid } from './useGrid';
import type { GridSelection } from './useSelection';

const load = () => import(/* webpackChunkName: "confirm-dialog" */ '../../ui/ConfirmDialog');
const ConfirmDialog = part(async () => ({ default: (await load()).ConfirmDialog }));

/** Up to this number of rows needs one confirmation; for more the person must type the number. */
export const FEW = 25;

/** Asks which record replaces one that is in use, before that one is deleted. */
export type ReplacementProps = {
  readonly open: boolean;
  readonly record: Row;
  readonly onConfirm: (instead: string) => void;
  readonly onCancel: () => void;
};
/** `done`: the key of the sentence that follows, with the `name` of what is gone. */
export type Replacement = {
  readonly isUsed: (record: Row) => boolean;
  readonly Dialog: ComponentType<ReplacementProps>;
  readonly done: string;
};

type Asked = { readonly one: Row } | { readonly many: number };

/** The row after the deleted one, or the one before it. */
const neighbour = (ids: readonly string[], id: string): string | undefined => {
  const at = ids.indexOf(id);
  return ids[at + 1] ?? ids[at - 1];
};

function useDestroy(module: AnyModule, replacement: Replacement | undefined) {
  const dispatch = useAppDispatch();
  const after = useCallback(
    (deletion: string, notify: string, values: Record<string, string | number>) => {
      const undo = module.actions.restore(deletion, { notify: 'grid:restored' }, { refresh: true });
      return [{ notify, values, undo }, { refresh: true }] as const;
    },
    [module],
  );
  const destroy = (record: Row) => {
    const deletion = newId();
    dispatch(
      module.actions.destroy(
        { id: record.id, version: record.version, deletion },
        ...after(deletion, 'grid:deleted', { name: nameOf(module, record) }),
      ),
    );
  };
  // No undo: it would bring back the record, but not take its place back from the other one.
  const replace = (record: Row, instead: string) => {
    const { id, version } = record;
    const told = { notify: replacement!.done, values: { name: nameOf(module, record) } };
    dispatch(module.actions.destroy({ id, version, deletion: newId(), instead }, told, { refresh: true }));
  };
  const destroyMany = (chosen: Chosen, count: number) => {
    const deletion = newId();
    dispatch(module.actions.destroyMany({ ...chosen, deletion }, ...after(deletion, 'grid:deletedMany', { count })));
  };
  return { destroy, replace, destroyMany };
}

type DialogProps = {
  module: AnyModule;
  last: Asked;
  open: boolean;
  replacement: Replacement | undefined;
  onConfirm: (instead?: string) => void;
  onCancel: () => void;
};

function DeletionDialog({ module, last, open, replacement, onConfirm, onCancel }: DialogProps) {
  const { t } = useTranslation('grid');
  const one = 'one' in last ? last.one : null;
  const many = 'many' in last ? last.many : 0;
  // Each record has a dialog of its own: what was chosen for another one is not chosen for this.
  if (one && replacement?.isUsed(one)) return <replacement.Dialog key={one.id} {...{ open, onConfirm, onCancel }} record={one} />;
  return (
    <ConfirmDialog
      open={open}
      title={one ? t('deleteAsk') : t('deleteManyAsk', { count: many })}
      confirm={t('deleteYes')}
      cancel={t('deleteNo')}
      dangerous
      typed={many > FEW ? many : undefined}
      onConfirm={() => onConfirm()}
      onCancel={onCancel}
    >
      {one ? t('deleteExplain', { name: nameOf(module, one) }) : t('deleteManyExplain')}
    </ConfirmDialog>
  );
}

export type Deletion = { readonly ask: (record: Row) => void; readonly askMany: () => void; readonly dialog: ReactNode };

type Options = {
  readonly module: AnyModule;
  readonly grid: Grid;
  readonly selection: GridSelection;
  /** Hears which row is to have the focus; undefined when none is left. */
  readonly onGone: (next: string | undefined) => void;
  readonly replacement?: Replacement | undefined;
};

export function useDeletion({ module, grid, selection, onGone, replacement }: Options): Deletion {
  const [asked, setAsked] = useState<Asked | null>(null);
  // The words stay while the dialog fades away.
  const [last, setLast] = useState<Asked | null>(null);
  if (asked && asked !== last) setLast(asked);
  const { destroy, replace, destroyMany } = useDestroy(module, replacement);
  useLater(load);
  const { list } = grid;
  const count = selection.all ? list.total : selection.ids.size;

  const confirm = (instead?: string) => {
    setAsked(null);
    if (!asked) return;
    if ('one' in asked) {
      if (instead === undefined) destroy(asked.one);
      else replace(asked.one, instead);
      selection.choose([...selection.ids].filter((id) => id !== asked.one.id));
      return onGone(neighbour(list.ids, asked.one.id));
    }
    destroyMany(selection.all ? { query: list.query } : { ids: [...selection.ids] }, count);
    selection.clear();
    onGone(selection.all ? undefined : list.ids.find((id) => !selection.ids.has(id)));
  };

  const dialog = last && (
    <Suspense fallback={null}>
      <DeletionDialog {...{ module, last, replacement }} open={asked !== null} onConfirm={confirm} onCancel={() => setAsked(null)} />
    </Suspense>
  );
  const ask = useCallback((record: Row) => setAsked({ one: record }), []);
  return { ask, askMany: () => setAsked({ many: count }), dialog };
}
