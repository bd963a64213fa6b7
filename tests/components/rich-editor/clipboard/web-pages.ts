import type { Sample } from './sample';

export const webPages: Sample[] = [
  {
    name: 'a piece of another website',
    html: `<meta charset='utf-8'><h1 style="box-sizing: border-box; color: rgb(33, 37, 41);">Over ons</h1><div class="wp-block-group" style="box-sizing: border-box;"><p style="margin: 0">Sinds <strong style="font-weight: 600;">1965</strong>.<span>&nbsp;</span><a href="http://www.voorbeeld.nl/?fbclid=abc" target="_blank" rel="noopener" onclick="x()">Lees meer</a></p><h2>Team</h2><h4>Verkoop</h4></div><button>Koop nu</button>`,
    expected:
      '<h2>Over ons</h2><p>Sinds <strong>1965</strong>. <a href="https://www.voorbeeld.nl/">Lees meer</a></p><h3>Team</h3><h3>Verkoop</h3><p>Koop nu</p>',
  },
  {
    name: 'a page of this shop',
    html: `<p style="x:y">Zie <a href="http://localhost:3000/nl/klantenservice?a=1#b">hulp</a>, <a href="mailto:info@demo.test">mail</a> of <a href="#boven">boven</a>.</p><img src="http://localhost:3000/media/demo/images/a.webp" alt="Een doos" style="width: 10px">`,
    expected:
      '<p>Zie <a href="/nl/klantenservice?a=1#b">hulp</a>, <a href="mailto:info@demo.test">mail</a> of boven.</p><img src="/media/demo/images/a.webp" alt="Een doos" />',
  },
  {
    name: 'a message of a chat program',
    html: '<div><div><span>Eerste regel</span></div><div><span>Tweede <i>regel</i></span></div><div style="display:none">verborgen</div></div>',
    expected: '<p>Eerste regel</p><p>Tweede <em>regel</em></p>',
  },
];
