import { Card, CardGrid } from '../../components/Card.tsx';
import { Divider } from '../../components/Divider.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { home } from '../../content/pages/home.ts';

export type SolutionCard = { title: string; summary: string; href: string; picture: string };

export function SolutionCards({ services }: { services: SolutionCard[] }) {
  return (
    <section className="section section-follows" id="solutions" aria-labelledby="solutions-heading">
      <div className="wrap">
        <Divider />
        <SectionHead id="solutions-heading" heading={home.solutions.heading} label={{ number: 4, text: home.solutions.figure }} note={home.solutions.note} />
        <CardGrid>
          {services.map(({ title, summary, href, picture }) => (
            <Card key={href} heading={title} text={summary} href={href} picture={picture} cutOut />
          ))}
        </CardGrid>
      </div>
    </section>
  );
}
