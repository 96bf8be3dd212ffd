/** What a way to take payments offers: it asks for a payment, and tells by a signed notice what became of it. Rule: INV-7. */
import type { Charge } from '#shared/areas/billing/resources/charge';

export type GatewayName = Charge['gateway'];

/** What is to be paid. Rupiah. `key` makes it idempotent: the same key is the same charge, however often it is asked for. */
export type Order = {
  readonly key: string;
  readonly invoice: string;
  readonly amount: number;
  readonly method: Charge['method'];
  readonly now: Date;
};

/** `code`: what the client writes or types in to pay, such as the note of a transfer or the number of a virtual account. */
export type Asked = { readonly externalId: string; readonly code: string; readonly expiresAt: string | null };

/** What a gateway tells about a charge. `id`: the notice's own, the same when it is sent again. */
export type Notice = {
  readonly id: string;
  readonly charge: string;
  readonly event: 'paid' | 'expired';
  readonly amount: number;
};

/** A notice as it came: the bytes that were signed, and the headers. */
export type Sent = { readonly body: Buffer; readonly signature: string | undefined; readonly now: Date };

export type Gateway = {
  readonly methods: readonly Charge['method'][];
  readonly createCharge: (order: Order) => Promise<Asked>;
  /** Reads a notice; undefined for a gateway that sends none. @throws Refusal `notice.signature`, `notice.stale`, `notice.invalid` */
  readonly readNotice?: (sent: Sent) => Notice;
};

export type Gateways = Readonly<Partial<Record<GatewayName, Gateway>>>;
