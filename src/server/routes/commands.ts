/** The routes of a resource's commands, one for each: POST /clientsubsheader/{id}/activate, with `?preview=true` for what it would do. Rules: CMD-1, CMD-5. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Problem } from '#shared/errors';
import { commandPath, commandRule, inputOf, permissionTo, type Command } from '#shared/kit/commands';
import { pointerTo } from '#shared/validate';
import { expectedVersions, idempotencyKeyOf } from '../http/conditions';
import { examineDocument } from '../http/document';
import { sendDocument } from '../http/jsonapi';
import { runCommand, type CommandOptions } from '../repository/command';
import { answeredOnce, type Answer } from '../repository/idempotency';
import { previewed } from '../repository/preview';
import { readWritten } from '../repository/read';
import type { ServerResource, Values } from '../repository/serverResource';
import type { Store } from '../repository/store';
import { write } from '../repository/write';
import { actOf, asksPreview, authoriseBy, idOf, sendRecord, wishOf, writtenDocument } from './routeSteps';

/** The command's input, every problem of it, and from which version it is given. */
const readInput = (request: FastifyRequest, server: ServerResource, name: string) => {
  const inputForm = inputOf(server.resource, name);
  const { values, problems, version } = examineDocument(inputForm, request.body, idOf(request), 'add');
  return { input: values as Values, problems, expected: expectedVersions(request, server.resource, version) };
};

/** The problems of an input that is only looked at: what is noted and changes nothing may be left out. */
const problemsOfPreview = (
  { resource }: ServerResource,
  name: string,
  { noted = [] }: Command,
  problems: readonly Problem[],
): Problem[] => {
  const pointers = noted.map((attribute) => pointerTo(inputOf(resource, name), attribute));
  return problems.filter(({ code, pointer }) => code !== 'required' || !pointers.includes(pointer ?? ''));
};

function commandRoute(app: FastifyInstance, store: Store, server: ServerResource, name: string, command: Command): void {
  const { resource } = server;
  const rule = commandRule(resource, command);
  app.post(`${resource.path}/:id/${commandPath(name)}`, async (request, reply) => {
    const verdict = authoriseBy(rule, permissionTo(resource, command), request.actor);
    const wish = wishOf(request, resource, ['preview']);
    const id = idOf(request);
    const { input, ...rest } = readInput(request, server, name);
    const options: CommandOptions = { ...rest, where: verdict === true ? {} : verdict };
    const act = actOf(request, store);
    if (asksPreview(request, command)) {
      const looking = { ...options, problems: problemsOfPreview(server, name, command, rest.problems) };
      const preview = await previewed(act, verdict, server, id, (work) => runCommand(work, server, name, id, input, looking));
      return sendDocument(reply, 200, { data: null, meta: { preview } });
    }
    const once = idempotencyKeyOf(request);
    const answer = await write(act, verdict, (work) => {
      const tell = async (): Promise<Answer> => {
        const found = await readWritten(store, work.trx, work.actor, server, id, wish);
        return { status: 200, headers: {}, document: writtenDocument(server, wish, found, id, request.actor) };
      };
      const act = async () => ({ stored: await runCommand(work, server, name, id, input, options), answer: await tell() });
      return answeredOnce(work, once, act, tell);
    });
    return sendRecord(request, reply, answer);
  });
}

/** Adds the routes of the commands that a resource declares. */
export function commandRoutes(app: FastifyInstance, store: Store, server: ServerResource): void {
  for (const [name, command] of Object.entries(server.resource.commands)) commandRoute(app, store, server, name, command);
}
