/** Every other address below `/internal/` is absent: without this it could match the tree of pages. */
export const GET = () => new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
