/** Exports of all of a client's data, as their page shows them. Rule: PRV-14. */
import type { Instant } from '#shared/domain/calendarDays';

/** Days for which a finished export is stored. */
export const EXPORT_DAYS = 7;

/** The JSON:API type under which a link to the file is asked for, and the name of the file there. */
export const clientExportFile = { type: 'client-exports', field: 'archive' } as const;

/** `size` in bytes; what is known only of a finished one is null before. */
export type ClientExport = {
  readonly id: string;
  readonly status: 'making' | 'ready' | 'failed' | 'ended';
  readonly asked_at: Instant;
  readonly by: string | null;
  readonly size: number | null;
  readonly sha256: string | null;
  readonly rows: number | null;
  readonly files: number | null;
  readonly ends_at: Instant | null;
};
