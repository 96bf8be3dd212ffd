/** The exports of all of the client's data: what is being made, and what can be downloaded until when. Rule: PRV-14. */
import Button from '@mui/material/Button';
import { useCallback, useEffect } from 'react';
import { clientExportFile, type ClientExport } from '#shared/areas/clients/domain/clientExport';
import { sentence } from '#shared/errors';
import { useWords } from '#client/kit/useWords';
import { useOpenFile } from '#client/store/fileOpening';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import * as modules from '../../modules';
import { clientExports } from '../../flows/clientExports';
import { formatBytes, formatDate, formatNumber } from '#client/ui/formats';
import { DownloadIcon } from '#client/ui/icons';
import { StatusChip } from '#client/ui/StatusChip';
import { toneOfStatus } from '#client/ui/tones';
import { useLanguage } from '#client/ui/useLanguage';
import css from './clientExports.module.css';
import { Card } from '#client/ui/Card';

const called = { making: 'exportMaking', ready: 'exportReady', failed: 'exportFailed', ended: 'exportEnded' } as const;

/** Milliseconds between two requests while an export is being made. */
const POLL_PAUSE = 3_000;

type One = { made: ClientExport; name: string };

function Facts({ made }: Pick<One, 'made'>) {
  const language = useLanguage();
  const { own } = useWords(modules.entity.resource);
  if (made.size === null) return null;
  const counts = [
    formatBytes(made.size, language),
    `${own['exportRows']!}: ${formatNumber(made.rows ?? 0, language)}`,
    `${own['exportFiles']!}: ${formatNumber(made.files ?? 0, language)}`,
  ];
  return (
    <>
      <p className={css.facts}>
        {counts.join(' · ')}
        {made.status === 'ready' && ` · ${own['exportUntil']!} ${formatDate(made.ends_at!, language)}`}
      </p>
      <p className={css.sum}>
        {own['exportSum']} <code>{made.sha256}</code>
      </p>
    </>
  );
}

function Export({ made, name }: One) {
  const language = useLanguage();
  const { own } = useWords(modules.entity.resource);
  const { open, isBusy } = useOpenFile({ ...clientExportFile, id: made.id });
  const file = { name: `${name}.zip`, size: made.size ?? 0, type: 'application/zip' };
  return (
    <li className={css.export}>
      <div>
        <p className={css.title}>
          {formatDate(made.asked_at, language)}
          <StatusChip tone={toneOfStatus(made.status)}>{own[called[made.status]]}</StatusChip>
        </p>
        {made.by && <p className={css.facts}>{made.by}</p>}
        <Facts made={made} />
      </div>
      {made.status === 'ready' && (
        <Button
          variant="outlined"
          startIcon={<DownloadIcon size={18} aria-hidden="true" />}
          loading={isBusy}
          onClick={() => open(file, 'save')}
        >
          {own['exportDownload']}
        </Button>
      )}
    </li>
  );
}

/** @param version of the client: a command that asks for an export changes it */
export function ClientExports({ id, code, version }: { id: string; code: string; version: number }) {
  const language = useLanguage();
  const { own } = useWords(modules.entity.resource);
  const dispatch = useAppDispatch();
  const load = useCallback(() => void dispatch(clientExports.actions.load(id)), [dispatch, id]);
  useEffect(load, [load, version]);
  const { answer = [], status, errors } = useAppSelector((state) => clientExports.selectors.at(state, id));
  const exports = answer ?? [];
  const isMaking = exports.some((one) => one.status === 'making');
  useEffect(() => {
    if (!isMaking) return;
    const again = setInterval(load, POLL_PAUSE);
    return () => clearInterval(again);
  }, [isMaking, load]);
  const [problem] = errors;
  return (
    <Card title={own['exports']!}>
      {status === 'failed' && (
        <p className={css.facts}>
          {own['exportsFailed']} {problem && sentence(problem.code, language, problem.meta)}
        </p>
      )}
      {status === 'ready' && exports.length === 0 && <p className={css.facts}>{own['exportsNone']}</p>}
      {exports.length > 0 && (
        <ul className={css.list} aria-live="polite">
          {exports.map((one) => (
            <Export key={one.id} made={one} name={`${code}-${one.asked_at.slice(0, 10)}`} />
          ))}
        </ul>
      )}
    </Card>
  );
}
