/** What shows one record: asks for it, holds its place, and says why when it doesn't come. */
import Button from '@mui/material/Button';
import { useEffect, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { sentence } from '#shared/errors';
import type { Row } from '../services/serviceResults';
import { useAppDispatch } from '../store/hooks';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { NothingFoundIcon } from '../ui/icons';
import { FormSkeleton } from '../ui/Skeletons';
import { useLanguage } from '../ui/useLanguage';
import { useSteadyLoading } from '../ui/useSteadyLoading';
import { useRecord, useRequest, type AnyModule } from './anyModule';
import { WhyButton } from './WhyButton';

type Props = {
  module: AnyModule;
  id: string;
  /** What is said where there is no such record. */
  missing: { readonly title: string; readonly message?: string };
  /** The list that it stands in. */
  back: { readonly to: string; readonly label: string };
  /** What stands there until it comes. */
  place?: ReactNode;
  /** What is said of it. Once shown this stays, with undefined when the record is deleted meanwhile: what is being typed must not go with it. */
  children: (record: Row | undefined) => ReactNode;
};

/** The record, asked for when it is first shown. `here`: all that this person hears of it has arrived; a list may have brought it masked (PRV-6). */
function useOwnRecord(module: AnyModule, id: string) {
  const dispatch = useAppDispatch();
  const record = useRecord(module, id);
  const { busy, failed, errors } = useRequest(module, id);
  const [asked, setAsked] = useState(false);
  const ask = () => {
    dispatch(module.actions.get(id));
    setAsked(true);
  };
  useEffect(ask, [dispatch, module, id]);
  const maskedVersion = record?.masked && record.version;
  useEffect(() => {
    if (asked && maskedVersion !== undefined) dispatch(module.actions.get(id));
    // Only when a list brings another version: who may not edit the record is never told more.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [maskedVersion]);
  const [problem] = failed === 'get' ? errors : [];
  return { record, problem, ask, here: record !== undefined && (!record.masked || (asked && busy !== 'get' && !problem)) };
}

export function RecordPage({ module, id, missing, back, place = <FormSkeleton fields={4} />, children }: Props) {
  const language = useLanguage();
  const { record, problem, ask, here } = useOwnRecord(module, id);
  const waiting = useSteadyLoading(!here && !problem);
  const [shown, setShown] = useState(false);
  if (here && !waiting && !shown) setShown(true);
  if (shown) return children(record);
  if (waiting || !problem) return place;
  if (problem.code === 'resource.missing')
    return (
      <EmptyState
        icon={NothingFoundIcon}
        {...missing}
        action={
          <Button variant="contained" component={Link} to={back.to}>
            {back.label}
          </Button>
        }
      />
    );
  return (
    <ErrorState
      message={sentence(problem.code, language, problem.meta)}
      offline={problem.code === 'network'}
      onRetry={ask}
      more={<WhyButton problem={problem} />}
    />
  );
}
