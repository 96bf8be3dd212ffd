/** The answer that carries a link to a file. */
import type { FastifyReply } from 'fastify';
import { endpoints } from '#shared/endpoints/index';
import { API_ROOT } from '#shared/jsonapi';
import type { FileLinks } from '../files/links';
import { sendDocument } from '../http/jsonapi';

export const sendFileLink = (reply: FastifyReply, { link, expiresAt }: ReturnType<FileLinks['seal']>): FastifyReply =>
  sendDocument(reply, 200, {
    meta: { url: `${API_ROOT}${endpoints.openFile.path}?link=${encodeURIComponent(link)}`, expires_at: expiresAt },
  });
