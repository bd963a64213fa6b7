import { gatewayTo } from '@/app/_gateway/route';

const handle = gatewayTo('admin', '/beheer-api');

export { handle as GET, handle as POST };
