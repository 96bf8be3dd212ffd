/** That a client is one for tests, and how far its clock is ahead. Rule: SUB-24. */
import { useWords } from '../../../kit/useWords';
import type { Row } from '../../../services/serviceResults';
import { modules } from '../../../store/modules';
import { formatDuration } from '../../../ui/formatDuration';
import { StatusChip } from '../../../ui/StatusChip';
import { useLanguage } from '../../../ui/useLanguage';

/** Nothing for a real client. @param short without the clock, where there is little room */
export function SandboxMark({ client, short = false }: { client: Row; short?: boolean }) {
  const language = useLanguage();
  const { own } = useWords(modules.entity.resource);
  if (!client['sandbox']) return null;
  const ahead = short ? 0 : Number(client['clock_ahead'] ?? 0);
  return (
    <StatusChip tone="warning">
      {own['sandbox']}
      {ahead > 0 && ` · ${own['clockAhead']} ${formatDuration(ahead, language)}`}
    </StatusChip>
  );
}
