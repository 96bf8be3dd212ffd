/** What the button at the end of a row opens: its menu, then what an item of it opens. Both are fetched after the list has been drawn. */
import { Suspense, useCallback, useState, type ReactNode } from 'react';
import { part } from '../../ui/lazyPart';
import { useLater } from '../../ui/prefetch';
import { loadMenus, RowMenu } from '../resource/commands/lazyMenus';
import type { Column } from './columns';
import type { AnyModule } from '../anyModule';
import type { Row } from '../../services/serviceResults';
import type { MenuLink, OpenedRow, RowWays } from './RowActions';

const RowDetail = part(() => import(/* webpackChunkName: "row-detail" */ './RowDetail').then((chunk) => ({ default: chunk.RowDetail })));

type Options = RowWays & {
  readonly module: AnyModule;
  /** The columns that a row has no room for. */
  readonly rest: readonly Column[];
  readonly menuLinks: readonly MenuLink[];
  readonly onDelete: (record: Row) => void;
};

/** @returns what a row's button calls, the same function each time, and what is open */
export function useRowMenu({ module, rest, ...options }: Options): { readonly onMenu: (row: OpenedRow) => void; readonly menu: ReactNode } {
  const [opened, setOpened] = useState<OpenedRow | null>(null);
  const [detail, setDetail] = useState<OpenedRow | null>(null);
  const close = useCallback(() => setOpened(null), []);
  useLater(loadMenus);
  const menu = (
    <Suspense fallback={null}>
      {opened && (
        <RowMenu
          key={opened.record.id}
          module={module}
          opened={opened}
          {...options}
          onDetail={rest.length > 0 ? setDetail : undefined}
          onClose={close}
        />
      )}
      {detail && <RowDetail module={module} columns={rest} detail={detail} onClose={() => setDetail(null)} />}
    </Suspense>
  );
  return { onMenu: setOpened, menu };
}
