"""Lessons: what the tutor of a game says, and a table to learn at."""

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from ludoteca.contract.answers import Lesson, LessonStep, Made
from ludoteca.contract.forms import LearnerForm
from ludoteca.server.counters import COUNTERS
from ludoteca.server.refusals import may_refuse
from ludoteca.server.service import take
from ludoteca.server.table_routes import Asking, service_of, with_keys
from ludoteca.tables.play.lessons import new_lesson, wished_lesson


@get("/api/lessons/{game:str}", tags=["lessons"], sync_to_thread=True, responses=may_refuse(404))
def lesson(game: FromPath[str]) -> Lesson:
    """Return the steps of a game's lesson."""
    _, told = wished_lesson(game)
    steps = []
    for step in told.steps:
        line = step.line
        choice = line.choice if line else None
        is_request = line is not None and line.is_request
        steps.append(LessonStep(step.say, list(step.at), line is not None, choice, is_request))
    return Lesson(steps)


@post("/api/lessons/{game:str}", tags=["lessons"], responses=may_refuse(404, 422, 503))
async def learn(
    game: FromPath[str], data: JSONBody[LearnerForm], request: Asking
) -> Response[Made]:
    """Make a table for learning a game."""
    service = service_of(request)
    take(service.making, request)
    account = await service.account(request)
    number = account.id if account else None
    head, keys = new_lesson(game, data.name, number, service.host.times)
    await service.host.make(head)
    COUNTERS.tables += 1
    return with_keys(head.id, keys, service)


ROUTES = [lesson, learn]
