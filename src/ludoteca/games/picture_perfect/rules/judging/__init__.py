"""The photograph as the judge sees it: from camera and figures to verdicts, in whole numbers."""
