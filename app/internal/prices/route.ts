import { answerPrices } from '@/app/_gateway/customer-prices';
import { resolveSite } from '@/tenants/resolve-site';

/** The framework's answer, where the server in front has none of its own (lib/routing/direct-gateway.ts). */
export const GET = (request: Request): Promise<Response> =>
  answerPrices(request, resolveSite({ host: request.headers.get('host'), env: process.env }));
