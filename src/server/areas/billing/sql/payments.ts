/** What the rules about payments ask the database. Rule: INV-19. */
import { sql } from 'kysely';

/** Whether the payment `t` still lacks the certificate of the tax that was withheld, or its number. */
export const isCertificateDue = sql<boolean>`coalesce(t.withheld > 0 and t.status <> 'rejected' and not t.reversed
  and (t.certificate is null or t.withholding_no is null), false)`;
