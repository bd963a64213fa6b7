import { gatewayTo } from '@/app/_gateway/route';

const handle = gatewayTo('customer', '');

export { handle as GET, handle as POST };
