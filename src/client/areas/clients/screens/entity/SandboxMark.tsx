/** That a client is one for tests, and how far its clock is ahead. Rule: SUB-24. */
import { useWords } from '#client/kit/useWords';
import type { Row } from '#client/services/serviceResults';
import * as modules from '../../modules';
import { formatDuration } from '#client/ui/formatDuration';
import { StatusChip } from '#client/ui/StatusChip';
import { useLanguage } from '#client/ui/useLanguage';

/** Seconds: a clock that is ahead by less is not worth telling. */
const MINUTE = 60;

/** Nothing for a real client. @param short without the clock, where there is little room */
export function SandboxMark({ client, short = false }: { client: Row; short?: boolean }) {
  const language = useLanguage();
  const { own } = useWords(modules.entity.resource);
  if (!client['sandbox']) return null;
  const ahead = short ? 0 : Number(client['clock_ahead'] ?? 0);
  return (
    <StatusChip tone="warning">
      {own['sandbox']}
      {ahead >= MINUTE && ` · ${own['clockAhead']} ${formatDuration(ahead, language)}`}
    </StatusChip>
  );
}
