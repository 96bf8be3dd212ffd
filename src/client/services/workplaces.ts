/** The clients that the person works for: leaving one of them. */
import { endpoints } from '#shared/endpoints/index';
import { asks } from '#client/services/endpointCalls';
import type { Http } from '#client/services/http';

export const workplacesService = (http: Http) => ({ leave: asks(http)(endpoints.leaveClient) });
