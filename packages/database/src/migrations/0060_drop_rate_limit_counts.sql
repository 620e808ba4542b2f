-- contract: rate_limit_counts is unused since 0.3.0
DROP TABLE "rate_limit_counts";
