/** The permissions of a role as a matrix of resources and actions: a form's input. */
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { sentence } from '#shared/errors';
import { labelId } from '#client/kit/form/FieldFrame';
import { refsIn } from '#client/kit/form/fields';
import type { InputProps } from '#client/kit/form/inputs';
import { useAll } from '#client/kit/useAll';
import * as modules from '../../modules';
import { useLanguage } from '#client/ui/useLanguage';
import { useSteadyLoading } from '#client/ui/useSteadyLoading';
import { usePermissionWords } from '../people/permissionWords';
import { choosingOf } from './selection';
import { rowsOf } from './matrix';
import css from './matrix.module.css';
import { MatrixList } from './MatrixList';
import { MatrixTable } from './MatrixTable';

/** From this width the matrix is a table; below it, folds. */
const wide = '(min-width: 700px)';

const { type } = modules.permission.resource;
const none: ReadonlySet<string> = new Set();

/** Which ticks stay as they are: none, the built-in permissions that are held, or all. */
type Keeps = 'nothing' | 'builtIn' | 'all';

function Matrix({ id, value, onChange, describedBy, keeps }: InputProps & { keeps: Keeps }) {
  const { t } = useTranslation(['people', 'common']);
  const language = useLanguage();
  const countId = useId();
  const words = usePermissionWords();
  const { rows: permissions, ready, problem, retry } = useAll(modules.permission, 'all', 'name');
  const rows = useMemo(() => rowsOf(permissions, words.resource), [permissions, words]);
  const kept = useMemo(
    () => (keeps === 'builtIn' ? new Set(permissions.filter(({ system }) => system).map((one) => one.id)) : none),
    [permissions, keeps],
  );
  const chosen = new Set(refsIn(value).map((ref) => ref.id));
  const free = choosingOf(rows, chosen, kept, (ids) => onChange([...ids].map((one) => ({ type, id: one }))));
  const choosing = keeps === 'all' ? { ...free, tick: (ids: readonly string[]) => ({ ...free.tick(ids), kept: true }) } : free;
  const isWide = useMediaQuery(wide, { noSsr: true });
  const Shown = isWide ? MatrixTable : MatrixList;
  const waiting = useSteadyLoading(!ready && !problem);
  if (!ready && problem)
    return (
      <p id={id} className={css.failed} role="alert">
        {t('people:matrix.failed')} {sentence(problem.code, language, problem.meta)}
        <Button size="small" onClick={retry}>
          {t('common:action.retry')}
        </Button>
      </p>
    );
  if (waiting) return <Skeleton id={id} variant="rounded" height={420} />;
  return (
    <div id={id} className={css.matrix}>
      <div id={countId} className={css.total}>
        <span className="tabular" role="status">
          {t('people:matrix.count', choosing.count(choosing.every))}
        </span>
        {isWide && keeps !== 'all' && <span>{t('people:matrix.hint')}</span>}
      </div>
      <Shown rows={rows} choosing={choosing} labelledBy={labelId(id)} describedBy={[countId, describedBy].filter(Boolean).join(' ')} />
    </div>
  );
}

export function PermissionMatrix(props: InputProps) {
  return <Matrix {...props} keeps="nothing" />;
}

/** For the admin role, whose built-in permissions stay ticked. */
export function AdminMatrix(props: InputProps) {
  return <Matrix {...props} keeps="builtIn" />;
}

/** For a role that the person only looks at. */
export function ShownMatrix(props: InputProps) {
  return <Matrix {...props} keeps="all" />;
}
