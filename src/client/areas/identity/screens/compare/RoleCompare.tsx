/** Two roles side by side: who may what that the other may not. Which two, and how much of them, is in the address. */
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { RelationPicker } from '#client/kit/form/RelationPicker';
import { useFetched } from '#client/kit/useFetched';
import { useAppSelector } from '#client/store/hooks';
import * as modules from '../../modules';
import { EmptyState } from '#client/ui/EmptyState';
import { CompareIcon, SwapIcon } from '#client/ui/icons';
import { PageHeader } from '#client/ui/PageHeader';
import { comparePath, comparisonIn, type Comparison } from '../people/rolePages';
import { CompareResult } from './CompareResult';
import css from './compare.module.css';

type Side = 'left' | 'right';
type Go = (change: Partial<Comparison>) => void;

function RoleChoice({ side, id, onChange }: { side: Side; id: string | null; onChange: (id: string | null) => void }) {
  const { t } = useTranslation('people');
  const field = useId();
  const label = t(`compare.${side}`);
  return (
    <div className={css.choice}>
      <label htmlFor={field}>{label}</label>
      <RelationPicker
        id={field}
        list={`compare.${side}`}
        module={modules.role}
        label={label}
        value={id ? [{ type: modules.role.resource.type, id }] : []}
        onChange={(refs) => onChange(refs[0]?.id ?? null)}
      />
    </div>
  );
}

function Choices({ comparison: { left, right, all }, go }: { comparison: Comparison; go: Go }) {
  const { t } = useTranslation('people');
  return (
    <div className={css.choices}>
      <RoleChoice side="left" id={left} onChange={(id) => go({ left: id })} />
      <Tooltip title={t('compare.swap')}>
        <IconButton aria-label={t('compare.swap')} onClick={() => go({ left: right, right: left })} className={css.swap ?? ''}>
          <SwapIcon size={18} />
        </IconButton>
      </Tooltip>
      <RoleChoice side="right" id={right} onChange={(id) => go({ right: id })} />
      <ToggleButtonGroup
        exclusive
        size="small"
        value={all}
        aria-label={t('compare.show')}
        onChange={(_, next: boolean | null) => next !== null && go({ all: next })}
      >
        <ToggleButton value={false}>{t('compare.differences')}</ToggleButton>
        <ToggleButton value={true}>{t('compare.all')}</ToggleButton>
      </ToggleButtonGroup>
    </div>
  );
}

const useRole = (id: string | null) => {
  useFetched(modules.role, id ? [id] : []);
  return useAppSelector((state) => (id ? modules.role.selectors.byId(state, id) : undefined));
};

export function RoleCompare() {
  const { t } = useTranslation('people');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const comparison = comparisonIn(search);
  const [left, right] = [useRole(comparison.left), useRole(comparison.right)];
  const go: Go = (change) => void navigate(comparePath({ ...comparison, ...change }), { replace: true, preventScrollReset: true });
  const same = comparison.left !== null && comparison.left === comparison.right;
  return (
    <>
      <PageHeader title={t('compare.title')} purpose={t('compare.purpose')} />
      <Paper variant="outlined" className={css.card ?? ''}>
        <Choices comparison={comparison} go={go} />
        {left && right && !same ? (
          <CompareResult left={left} right={right} all={comparison.all} />
        ) : (
          <EmptyState icon={CompareIcon} title={t(same ? 'compare.sameRole' : 'compare.choose')} />
        )}
      </Paper>
    </>
  );
}
