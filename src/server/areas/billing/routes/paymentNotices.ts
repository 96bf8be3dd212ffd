/** Notices of payment gateways: signed, taken once, and only for what was charged. Rule: INV-7. */
import { bookNotice } from '../gateways/bookNotice';
import { sendDocument } from '#server/http/jsonapi';
import { Refusal } from '#server/refusal';
import { systemAct } from '#server/repository/actors';
import type { Store } from '#server/repository/store';
import { write } from '#server/repository/write';
import type { Handlers } from '#server/routes/endpoints';

export const paymentNotices = ({ store }: { store: Store }): Handlers<'testGatewayNotice'> => ({
  testGatewayNotice: async ({ request, reply }) => {
    const gateway = store.gateways.test;
    if (!gateway?.readNotice) throw new Refusal([{ code: 'gateway.off' }]);
    const { 'x-signature': signature } = request.headers;
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const notice = gateway.readNotice({ body, signature: String(signature ?? ''), now: store.clock() });
    const result = await write(systemAct(store), true, (work) => bookNotice(work, 'test', notice));
    return sendDocument(reply, 200, { meta: { result } });
  },
});
