import type { firstMeeting } from "../content/first-meeting";

type FirstMeetingProps = ReturnType<typeof firstMeeting>;

/** What happens at the first meeting and which papers help; on paper it is a sheet of its own. */
export function FirstMeeting({ heading, intro, steps, papers, note }: FirstMeetingProps) {
  return (
    <section
      className="first-meeting"
      id="erstes-gespraech"
      aria-labelledby="erstes-gespraech-titel"
    >
      <header className="section-head">
        <h2 id="erstes-gespraech-titel">{heading}</h2>
        <p>{intro}</p>
      </header>
      <div className="side-by-side">
        <div>
          <h3>{steps.heading}</h3>
          <ol>
            {steps.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ol>
        </div>
        {papers.map((list) => (
          <div key={list.heading}>
            <h3>{list.heading}</h3>
            <ul>
              {list.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p>{note}</p>
    </section>
  );
}
