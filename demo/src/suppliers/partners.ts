import type { DemoPartner } from './model.ts';

const NL = 'Nederland';

/** The partners of the demo shops: their services are for businesses. */
export const partners: readonly DemoPartner[] = [
  {
    name: 'Borgdal Montage',
    service: 'installation',
    colour: '#2f5f8a',
    emblem: 'spark',
    city: 'Apeldoorn',
    country: NL,
    description:
      'Borgdal hangt dispensers, drogers en bakken op: waterpas, op de juiste hoogte en zonder leidingen te raken. De oude gaan mee terug. Een toiletgroep is meestal in één ochtend klaar.',
    contact: { name: 'Piet Hoekman', phone: '088 555 03 10', email: 'planning@borgdal.test' },
    sells: ['muurhart', 'inoxara', 'handelijn', 'helderwit', 'vezelaar', 'house'],
    certificates: ['Vakbekwaam monteur', 'ISO 45001'],
  },
  {
    name: 'Draaihof Machineservice',
    service: 'machine_repair',
    colour: '#a34f14',
    emblem: 'hexagon',
    city: 'Ede',
    country: NL,
    description:
      'Draaihof repareert schrobmachines, stofzuigers en vaatwassers van alle merken, bij u of in de werkplaats. Duurt het langer dan een dag, dan krijgt u een machine te leen.',
    contact: { name: 'Fenna Stuiver', phone: '088 555 03 20', email: 'storing@draaihof.test' },
    sells: ['klarivaan', 'vaatora', 'sopranol', 'mopperij'],
    certificates: ['Vakbekwaam monteur', 'ISO 9001'],
  },
  {
    name: 'Inzameldienst Schoonkade',
    mark: 'Schoonkade',
    service: 'waste_collection',
    colour: '#2f7d46',
    emblem: 'loop',
    city: 'Almere',
    country: NL,
    description:
      'Schoonkade haalt papier, plastic, gft en restafval op, elk apart. U kiest de dagen en de bakken, en krijgt elk kwartaal een overzicht van wat er is opgehaald.',
    contact: { name: 'Omar Benali', phone: '088 555 03 30', email: 'inzamelen@schoonkade.test' },
    sells: ['sterkvang', 'zakkora', 'hergolin', 'bladrond', 'tonnerik', 'kartonka'],
    certificates: ['Erkend inzamelaar', 'ISO 14001'],
  },
  {
    name: 'Doseerwijs Techniek',
    service: 'installation',
    colour: '#155e75',
    emblem: 'drop',
    city: 'Nijkerk',
    country: NL,
    description:
      'Doseerwijs plaatst doseersystemen voor schoonmaakkast, spoelkeuken en wasserij, en stelt ze in op het middel en uw water. Elk jaar komt een monteur terug om ze na te kijken.',
    contact: { name: 'Koen Ravestein', phone: '088 555 03 40', email: 'service@doseerwijs.test' },
    sells: ['klarivaan', 'vaatora', 'waslinde'],
    certificates: ['Vakbekwaam monteur'],
  },
];
