/** Deleting from a list: asks, deletes at once, offers to undo, and says which row shall have the focus next. Rule: LST-6. */
import { Suspense, useCallback, useState, type ReactNode } from 'react';
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

type Asked = { readonly one: Row } | { readonly many: number };

/** The row after the deleted one, or the one before it. */
const neighbour = (ids: readonly string[], id: string): string | undefined => {
  const at = ids.indexOf(id);
  return ids[at + 1] ?? ids[at - 1];
};

function useDestroy(module: AnyModule) {
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
  const destroyMany = (chosen: Chosen, count: number) => {
    const deletion = newId();
    dispatch(module.actions.destroyMany({ ...chosen, deletion }, ...after(deletion, 'grid:deletedMany', { count })));
  };
  return { destroy, destroyMany };
}

export type Deletion = { readonly ask: (record: Row) => void; readonly askMany: () => void; readonly dialog: ReactNode };

/** @param onGone hears which row is to have the focus; undefined when none is left */
export function useDeletion(module: AnyModule, grid: Grid, selection: GridSelection, onGone: (next: string | undefined) => void): Deletion {
  const { t } = useTranslation('grid');
  const [asked, setAsked] = useState<Asked | null>(null);
  // The words stay while the dialog fades away.
  const [last, setLast] = useState<Asked | null>(null);
  if (asked && asked !== last) setLast(asked);
  const { destroy, destroyMany } = useDestroy(module);
  useLater(load);
  const { list } = grid;
  const count = selection.all ? list.total : selection.ids.size;

  const confirm = () => {
    setAsked(null);
    if (!asked) return;
    if ('one' in asked) {
      destroy(asked.one);
      selection.choose([...selection.ids].filter((id) => id !== asked.one.id));
      return onGone(neighbour(list.ids, asked.one.id));
    }
    destroyMany(selection.all ? { query: list.query } : { ids: [...selection.ids] }, count);
    selection.clear();
    onGone(selection.all ? undefined : list.ids.find((id) => !selection.ids.has(id)));
  };

  const one = last && 'one' in last ? last.one : null;
  const many = last && 'many' in last ? last.many : 0;
  const dialog = last && (
    <Suspense fallback={null}>
      <ConfirmDialog
        open={asked !== null}
        title={one ? t('deleteAsk') : t('deleteManyAsk', { count: many })}
        confirm={t('deleteYes')}
        cancel={t('deleteNo')}
        dangerous
        typed={many > FEW ? many : undefined}
        onConfirm={confirm}
        onCancel={() => setAsked(null)}
      >
        {one ? t('deleteExplain', { name: nameOf(module, one) }) : t('deleteManyExplain')}
      </ConfirmDialog>
    </Suspense>
  );
  const ask = useCallback((record: Row) => setAsked({ one: record }), []);
  return { ask, askMany: () => setAsked({ many: count }), dialog };
}
